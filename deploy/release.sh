#!/bin/sh
# `npm run release -- 1.2.0`: version, section of the changelog, clean build, commit and tag, and in release/ what is published
# (pack-release.sh).
set -eu
version=${1:?Usage: npm run release -- 1.2.0}

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

sh "$(dirname "$0")/pack-release.sh" "$version"
echo "Made release/. To publish: git push --follow-tags"
