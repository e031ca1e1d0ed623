#!/bin/sh
# nginx's container image runs this file before nginx starts.
# Creates a self-signed certificate, with which nginx runs until the first real one has been issued, and reloads nginx
# every six hours, so that it reads renewed certificates.
set -eu
mkdir -p "$ACME_FOLDER"
if [ ! -s "$CERTIFICATE" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 365 -subj "/CN=$SITE_HOST" \
    -addext "subjectAltName=DNS:$SITE_HOST" -keyout "$CERTIFICATE_KEY" -out "$CERTIFICATE"
fi
while sleep 6h; do nginx -s reload; done &
