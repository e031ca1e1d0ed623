#!/bin/sh
# Puts a release in place and restarts every enabled instance, one after the other: release.sh .next/release
# Without a folder, restarts the current release, so that changed settings take effect.
set -eu

if [ $# -gt 0 ]; then
  release="/srv/segara/$(date -u +%Y%m%dT%H%M%SZ)"
  mkdir -p /srv/segara
  cp -r "$1" "$release"
  npm ci --omit=dev --no-audit --no-fund --prefix "$release"
  # A rename replaces the link atomically.
  ln -sfn "$release" /srv/segara/next
  mv -T /srv/segara/next /srv/segara/current
fi

# `systemctl restart` returns when the instance accepts requests, or fails if it does not start.
for unit in segara-api@1 segara-api@2 segara-storefront@1 segara-storefront@2; do
  if systemctl --quiet is-enabled "$unit" && ! systemctl restart "$unit"; then
    echo "$unit did not start; the instances after it have not been restarted. Its last messages:" >&2
    # Startup errors are plain lines, log entries are JSON. systemd has tried several times, so each line is printed once.
    journalctl --unit "$unit" --output cat --no-pager --lines 200 | grep -v '^{' | sort -u >&2
    exit 1
  fi
done

# Keeps the last three releases, and the current one.
ls -d /srv/segara/2* | grep -vxF "$(readlink /srv/segara/current)" | head -n -3 | xargs -r rm -r
