#!/bin/sh
# Packs the build of a release into release/: archives of the build and of its source maps, the hashes of each file of the
# build, the bill of materials, and the checksums of these. Needs GNU tar and coreutils.
set -eu
name=stillwater-${1:?The version is missing.}

rm -rf release
mkdir release
# The same files give the same archive.
archive() {
  file=$1
  shift
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" \
    --transform "s,^,$name/," -cf - "$@" | gzip -n > "release/$file"
}
archive "$name.tar.gz" dist dist-container src/deploy/container
archive "$name-maps.tar.gz" dist-maps
(cd dist && find . -type f | LC_ALL=C sort | xargs sha256sum) > "release/$name-files.sha256"
npm sbom --sbom-format cyclonedx --package-lock-only > "release/$name.cdx.json"
(cd release && sha256sum -- * > SHA256SUMS)
