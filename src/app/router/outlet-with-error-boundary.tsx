import { Component, type ReactNode } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { ErrorFallback } from '../../ui/error-fallback/error-fallback';
import { WithLayout } from '../layouts/with-layout';

type Props = { readonly children: ReactNode; readonly location: Location };
type State = { readonly failure: { readonly error: unknown } | null; readonly location: Location };

/** Renders the child route; when it throws, an error message inside the current layout. */
export function OutletWithErrorBoundary() {
  return (
    <ErrorBoundary location={useLocation()}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Resets when the location changes. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { failure: null, location };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <WithLayout>
        <ErrorFallback error={failure.error} onTryAgain={() => this.setState({ failure: null })} />
      </WithLayout>
    );
  }
}
