#!/bin/sh
# Puts a release in place and restarts every enabled instance, one after the other: release.sh .next/release
# Without a folder, restarts with the current release, which reads changed settings.
set -eu

if [ $# -gt 0 ]; then
  release="/srv/segara/$(date -u +%Y%m%dT%H%M%SZ)"
  mkdir -p /srv/segara
  cp -r "$1" "$release"
  npm ci --omit=dev --no-audit --no-fund --prefix "$release"
  # A rename replaces the link at once.
  ln -sfn "$release" /srv/segara/next
  mv -T /srv/segara/next /srv/segara/current
fi

# A unit's restart returns when the instance accepts requests, or fails.
for unit in segara-api@1 segara-api@2 segara-storefront@1 segara-storefront@2; do
  if systemctl --quiet is-enabled "$unit"; then systemctl restart "$unit"; fi
done

# Keeps the last three releases, and the current one.
ls -d /srv/segara/2* | grep -vxF "$(readlink /srv/segara/current)" | head -n -3 | xargs -r rm -r
