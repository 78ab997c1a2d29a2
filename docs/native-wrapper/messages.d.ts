/** A message from the web client to the native app; docs/native-wrapper.md of the web client describes each. */
export type WrapperMessage =
  | {
      readonly type:
        | 'navigate-login'
        | 'navigate-settings'
        | 'navigate-profile'
        | 'logout'
        | 'auth-invalid'
        | 'open-privacy'
        | 'open-terms'
        | 'health-app';
    }
  | { readonly type: 'login'; readonly payload: { email: string; password: string } }
  | { readonly type: 'auth-success'; readonly payload: { userId: string } };
