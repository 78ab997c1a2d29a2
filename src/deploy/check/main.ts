import { runCheck } from './run-check';

void runCheck(process.argv.slice(2), process.env).then(({ lines, exitCode }) => {
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
});
