import { mkdirSync, rmSync } from 'node:fs';
import { GALLERY_FOLDER } from './folders';

/** Deletes the output of earlier runs, so that every screenshot is of the current build. */
export default function emptyGallery(): void {
  rmSync(GALLERY_FOLDER, { recursive: true, force: true });
  mkdirSync(GALLERY_FOLDER, { recursive: true });
}
