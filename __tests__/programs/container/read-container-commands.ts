import { PORT } from '../../../deploy/hosts/nginx';
import { readCodeBlock } from '../../deploy/support/read-hosting-page';

type Replacements = {
  readonly deployment: string;
  readonly tag: string;
  /** Where the container can be reached, with the port. */
  readonly address: string;
};

/** The arguments of the two commands in docs/hosting.md, for another folder, image and port. */
export function readContainerCommands({ deployment, tag, address }: Replacements) {
  const lines = readCodeBlock('### Container').trimEnd().split('\n');
  const [build = [], run = []] = lines.map((line) =>
    line
      .split(' ')
      .slice(1)
      .map((argument) =>
        argument
          .replace(/^deployment(?=\/|$)/, () => deployment)
          .replace(/^stillwater$/, tag)
          .replace(`${PORT}:${PORT}`, `${address}:${PORT}`),
      ),
  );
  return { build, run };
}
