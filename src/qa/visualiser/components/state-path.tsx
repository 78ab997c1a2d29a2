import { Fragment } from 'react';

/** The path of a state, which may wrap after each dot. */
export function StatePath({ path, className }: { readonly path: string; className?: string }) {
  return (
    <code className={className}>
      {path.split('.').map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              .<wbr />
            </>
          )}
          {segment}
        </Fragment>
      ))}
    </code>
  );
}
