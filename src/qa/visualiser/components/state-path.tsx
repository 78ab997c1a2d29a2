import { Fragment } from 'react';

/** The path of a state; where it is too long for its place it breaks after a dot. */
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
