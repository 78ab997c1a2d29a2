import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode; readonly onError: () => void };
type State = { readonly hasFailed: boolean };

/** Stripe's library throws while the form renders, such as for a malformed client secret: the rest of the step stays usable. */
export class CardFormBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
