#!/bin/sh
# Copies the database and then DATA_DIR, so that every picture in the database is in the copy of the files.
# DATABASE_URL and DATA_DIR say what is copied, BACKUP_FOLDER where to, BACKUP_DAYS how long copies are kept.
# METRICS_FILE, if set, is written for the textfile collector of node_exporter.
set -eu
umask 077

name="$BACKUP_FOLDER/segara-$(date -u +%Y%m%dT%H%M%SZ)"
pg_dump --format=custom --file="$name.dump.part" "$DATABASE_URL"
pg_restore --list "$name.dump.part" >/dev/null
tar --create --gzip --file="$name.tar.gz.part" --exclude=./encoded --directory="$DATA_DIR" .
mv "$name.tar.gz.part" "$name.tar.gz"
mv "$name.dump.part" "$name.dump"

find "$BACKUP_FOLDER" -name 'segara-*' -mtime "+${BACKUP_DAYS:-14}" -delete
if [ -n "${METRICS_FILE:-}" ]; then
  printf 'segara_backup_timestamp_seconds %s\n' "$(date +%s)" >"$METRICS_FILE.part"
  chmod 644 "$METRICS_FILE.part"
  mv "$METRICS_FILE.part" "$METRICS_FILE"
fi
echo "backup written to $name.dump and $name.tar.gz"
