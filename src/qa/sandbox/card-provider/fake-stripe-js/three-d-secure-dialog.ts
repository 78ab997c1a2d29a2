/** The bank asks, in a dialog over the page; resolves with its answer, and no is one. */
export function showThreeDSecureDialog(): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'sandbox-bank';
    dialog.setAttribute('aria-labelledby', 'sandbox-bank-title');
    const title = document.createElement('h2');
    title.id = 'sandbox-bank-title';
    title.textContent = 'Sandbox bank';
    const text = document.createElement('p');
    text.textContent = 'A stand-in for a bank. Is it you who saves this card?';
    const buttonRow = document.createElement('div');
    const closeDialog = (isApproved: boolean) => {
      dialog.remove();
      resolve(isApproved);
    };
    for (const [label, isApproved] of [
      ['Yes, approve', true],
      ['No, refuse', false],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', () => closeDialog(isApproved));
      buttonRow.append(button);
    }
    dialog.addEventListener('cancel', () => closeDialog(false));
    dialog.append(title, text, buttonRow);
    document.body.append(dialog);
    dialog.showModal();
  });
}
