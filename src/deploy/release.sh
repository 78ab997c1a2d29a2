#!/bin/sh
# `npm run release -- 1.2.0`: version, section of the changelog, clean build, commit and tag, and in release/ what is published
# (pack-release.sh).
set -eu
version=${1:-}
case $version in
  [0-9]*.[0-9]*.[0-9]*) ;;
  *) echo 'Usage: npm run release -- 1.2.0' >&2; exit 1 ;;
esac

if [ -n "$(git status --porcelain)" ]; then
  echo 'Commit your changes first.' >&2
  exit 1
fi
if git rev-parse --quiet --verify "refs/tags/v$version" > /dev/null; then
  echo "There is a tag v$version already." >&2
  exit 1
fi

# A run that fails leaves the files as they were.
trap 'git checkout --quiet -- package.json package-lock.json CHANGELOG.md' EXIT
npm version --no-git-tag-version --allow-same-version "$version"
sed -i "s/^## \[Unreleased\]$/&\n\n## [$version] - $(date -u +%F)/" CHANGELOG.md
npm ci --no-audit --no-fund
npm run build
npm run build:container
git commit --quiet --all --message "Release $version"
trap - EXIT
git tag --annotate "v$version" --message "Release $version"

sh "$(dirname "$0")/pack-release.sh" "$version"
echo "Made release/. To publish: git push --follow-tags"
