import { Link as RouterLink, type LinkProps } from 'react-router-dom';

export type { LinkProps };

/** A link to a path of the app, stored in the history once. */
export function Link({ onClick, ...props }: LinkProps) {
  return (
    <RouterLink
      {...props}
      discover="none"
      onClick={(event) => {
        onClick?.(event);
        // The second click of a double click would add another entry while the page is loading.
        if (event.detail > 1) event.preventDefault();
      }}
    />
  );
}
