#!/bin/sh
# `npm run release -- 1.2.0`: version, section of the changelog, clean build, commit and tag, and in release/ what is published:
# archives of the build and of its source maps, the bill of materials, checksums. Needs GNU tar and coreutils.
set -eu
version=${1:?Usage: npm run release -- 1.2.0}
name=stillwater-$version

if [ -n "$(git status --porcelain)" ]; then
  echo 'Commit your changes first.' >&2
  exit 1
fi
if git rev-parse --quiet --verify "refs/tags/v$version" > /dev/null; then
  echo "There is a tag v$version already." >&2
  exit 1
fi

npm version --no-git-tag-version --allow-same-version "$version"
sed -i "s/^## \[Unreleased\]$/&\n\n## [$version] - $(date -u +%F)/" CHANGELOG.md
npm ci --no-audit --no-fund
npm run build
npm run build:container
git commit --quiet --all --message "Release $version"
git tag --annotate "v$version" --message "Release $version"

rm -rf release
mkdir release
# The same files give the same archive.
archive() {
  file=$1
  shift
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" \
    --transform "s,^,$name/," -cf - "$@" | gzip -n > "release/$file"
}
archive "$name.tar.gz" dist dist-container deploy/container
archive "$name-maps.tar.gz" dist-maps
npm sbom --sbom-format cyclonedx --package-lock-only > "release/$name.cdx.json"
(cd release && sha256sum -- * > SHA256SUMS)
echo "Made release/. To publish: git push --follow-tags"
