const english = {
  note: 'Sandbox: a fake card form. It accepts only test cards; do not enter a real card.',
  testCards: 'Test cards',
  labels: { number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' },
  placeholders: { number: '4242 4242 4242 4242', expiry: 'MM / YY', cvc: 'CVC' },
  incompleteNumber: 'Your card number is incomplete.',
  invalidNumber: 'Your card number is invalid. Use one of the test cards.',
  incompleteExpiry: "Your card's expiration date is incomplete.",
  invalidExpiry: "Your card's expiration date is invalid.",
  pastExpiry: "Your card's expiration date is in the past.",
  incompleteCvc: "Your card's security code is incomplete.",
  bank: 'Sandbox bank',
  bankDialog: 'A simulated bank. Are you saving this card?',
  bankPage: 'A simulated page of a bank. Are you saving this card?',
  approve: 'Yes, approve',
  refuse: 'No, refuse',
};

/** What the fake card provider shows to a person. */
export type ProviderTexts = typeof english;

const spanish: ProviderTexts = {
  note: 'Entorno de pruebas: un formulario de tarjeta simulado. Solo acepta tarjetas de prueba; no escriba una tarjeta real.',
  testCards: 'Tarjetas de prueba',
  labels: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de vencimiento',
    cvc: 'Código de seguridad',
  },
  placeholders: { number: '4242 4242 4242 4242', expiry: 'MM / AA', cvc: 'CVC' },
  incompleteNumber: 'El número de tarjeta está incompleto.',
  invalidNumber: 'El número de tarjeta no es válido. Use una de las tarjetas de prueba.',
  incompleteExpiry: 'La fecha de vencimiento de la tarjeta está incompleta.',
  invalidExpiry: 'La fecha de vencimiento de la tarjeta no es válida.',
  pastExpiry: 'La fecha de vencimiento de la tarjeta ya pasó.',
  incompleteCvc: 'El código de seguridad de la tarjeta está incompleto.',
  bank: 'Banco de pruebas',
  bankDialog: 'Un banco simulado. ¿Está guardando esta tarjeta?',
  bankPage: 'La página simulada de un banco. ¿Está guardando esta tarjeta?',
  approve: 'Sí, aprobar',
  refuse: 'No, rechazar',
};

/** The texts for a `locale` of the provider's options; English for all other languages. */
export const getProviderTexts = (locale: string): ProviderTexts =>
  locale.startsWith('es') ? spanish : english;
