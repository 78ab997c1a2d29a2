/** The messages that other pages show on /login, by name: the navigation state outlives a change of the language. */
export type LoginMessage =
  | 'linkExpired'
  | 'accountCreated'
  | 'passwordReset'
  | 'sessionEnded'
  | 'signedOutIdle'
  | 'signedOutElsewhere'
  | 'signedOutWhileSending';
