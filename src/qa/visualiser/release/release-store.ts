import { useSyncExternalStore } from 'react';
import { listScreenshots } from './format/list-report';
import { readReport } from './format/read-report';
import type { ReleaseReport } from './format/report.schema';
import { findReportFile, toScreenshotPath } from './chosen-path';
import { canHash, hash } from './sha256';
import type { SignedRelease } from './signed-release.schema';

/** The file of a report: its name, its hash, and what was read or why nothing was. */
export type ChosenReport = {
  readonly name: string;
  /** Null where the browser offers no hashes. */
  readonly sha256: string | null;
} & ({ readonly report: ReleaseReport } | { readonly problem: string });

/** A chosen screenshot; its hash is null until it has been computed. */
export type ChosenScreenshot = { readonly file: File; readonly sha256: string | null };

/** The files of a release that were chosen, and its signed record; lost when the page closes. */
export type ChosenRelease = {
  readonly report: ChosenReport | null;
  /** The name of the folder that was chosen; null if single files were, or nothing. */
  readonly folder: string | null;
  /** By the path in the report. */
  readonly screenshots: ReadonlyMap<string, ChosenScreenshot>;
  readonly isHashing: boolean;
  readonly signed: SignedRelease | null;
};

const NOTHING: ChosenRelease = {
  report: null,
  folder: null,
  screenshots: new Map(),
  isHashing: false,
  signed: null,
};

let current: ChosenRelease = NOTHING;
const listeners = new Set<() => void>();

function update(change: Partial<ChosenRelease>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** The chosen files of a release. */
export function useChosenRelease(): ChosenRelease {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a signed record while other modes are shown. */
export const setSigned = (signed: SignedRelease | null): void => update({ signed });

/**
 * Takes over the report and the screenshots among some files; others are ignored. The screenshots of a folder replace earlier
 * ones, single files are added. Resolves when everything is hashed, with the number of files that were taken over.
 */
export async function chooseFiles(files: readonly File[]): Promise<number> {
  const reportFile = findReportFile(files);
  if (reportFile !== null) {
    const bytes = await reportFile.arrayBuffer();
    const result = readReport(new TextDecoder().decode(bytes));
    update({
      signed: null,
      report: {
        name: reportFile.name,
        sha256: canHash() ? await hash(bytes) : null,
        ...('problem' in result ? result : { report: result }),
      },
    });
  }
  const chosen = files.flatMap((file): readonly (readonly [string, ChosenScreenshot])[] => {
    const path = toScreenshotPath(file);
    return path === null ? [] : [[path, { file, sha256: null }]];
  });
  if (chosen.length > 0) {
    const isFolder = files.some(({ webkitRelativePath }) => webkitRelativePath !== '');
    const kept = isFolder ? [] : current.screenshots;
    update({ screenshots: new Map([...kept, ...chosen]), signed: null });
    await hashScreenshots();
  }
  const count = chosen.length + (reportFile === null ? 0 : 1);
  const [folder = ''] = files[0]?.webkitRelativePath.split('/') ?? [];
  if (count > 0) update({ folder: folder === '' ? null : folder });
  return count;
}

/** Removes all files, for another release. */
export const clearFiles = (): void => update(NOTHING);

/** How many screenshots are hashed before the page shows it. */
const BATCH = 50;

async function hashScreenshots(): Promise<void> {
  if (!canHash() || current.isHashing) return;
  update({ isHashing: true });
  for (;;) {
    const batch = [...current.screenshots]
      .filter(([, { sha256 }]) => sha256 === null)
      .slice(0, BATCH);
    if (batch.length === 0) break;
    const hashed = await Promise.all(
      batch.map(
        async ([path, { file }]) => [path, { file, sha256: await hashFile(file) }] as const,
      ),
    );
    const screenshots = new Map(current.screenshots);
    for (const [path, screenshot] of hashed)
      if (screenshots.get(path)?.file === screenshot.file) screenshots.set(path, screenshot);
    update({ screenshots });
  }
  update({ isHashing: false });
}

/** A file that was deleted or changed after it was chosen cannot be read; its hash is that of no file. */
const hashFile = (file: File) =>
  file.arrayBuffer().then(hash, () => 'This file can no longer be read.');

/** How a chosen screenshot relates to the report. */
export type ScreenshotStatus = 'same' | 'different' | 'not chosen' | 'not hashed';

/** Compares the chosen screenshots with the report, in its order. */
export function compareChosen(
  report: ReleaseReport,
  screenshots: ChosenRelease['screenshots'],
): ReadonlyMap<string, ScreenshotStatus> {
  return new Map(
    listScreenshots(report).map(({ screenshot: { file, sha256 } }) => {
      const chosen = screenshots.get(file);
      if (chosen === undefined) return [file, 'not chosen'];
      if (chosen.sha256 === null) return [file, 'not hashed'];
      return [file, chosen.sha256 === sha256 ? 'same' : 'different'];
    }),
  );
}
