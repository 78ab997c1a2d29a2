import { runRender } from './run-render';

const { lines, exitCode } = runRender(process.argv.slice(2));
for (const line of lines) console.log(line);
process.exitCode = exitCode;
