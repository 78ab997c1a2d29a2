#!/bin/sh
# Configures the site of the container, then becomes nginx. A wrong configuration does not start.
# RENDER_OPTIONS: options of `npm run deploy:render`. MAINTENANCE=1: shows the page for maintenance.
set -eu
build=$(dirname "$0")
out=${OUT:-/tmp/deployment}

rm -rf "$out"
[ "${MAINTENANCE:-}" = 1 ] && RENDER_OPTIONS="${RENDER_OPTIONS:-} --maintenance"
# The options are split at spaces.
# shellcheck disable=SC2086
lines=$(node "$build/render.cjs" "${CONFIGURATION:-/etc/stillwater/clinic.json}" ${RENDER_OPTIONS:-} \
  --build "$build/dist" --out "$out") || {
  echo "$lines" >&2
  exit 1
}
echo "$lines" | grep 'warning:' >&2 || true
exec nginx -e stderr -g 'daemon off;'
