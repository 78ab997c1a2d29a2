import { mkdirSync, rmSync } from 'node:fs';
import { GALLERY_FOLDER } from './folders';

/** Takes away what an earlier run has left: a picture is of this build or there is none. */
export default function emptyGallery(): void {
  rmSync(GALLERY_FOLDER, { recursive: true, force: true });
  mkdirSync(GALLERY_FOLDER, { recursive: true });
}
