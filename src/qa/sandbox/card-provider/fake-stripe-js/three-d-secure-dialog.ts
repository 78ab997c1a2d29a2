import type { ProviderTexts } from '../provider-texts';

/** Shows the 3-D Secure dialog; resolves with whether the user approves. */
export function showThreeDSecureDialog(texts: ProviderTexts): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'sandbox-three-d-secure';
    dialog.setAttribute('aria-labelledby', 'sandbox-three-d-secure-title');
    const title = document.createElement('h2');
    title.id = 'sandbox-three-d-secure-title';
    title.textContent = texts.bank;
    const text = document.createElement('p');
    text.textContent = texts.bankDialog;
    const buttonRow = document.createElement('div');
    const closeDialog = (isApproved: boolean) => {
      dialog.remove();
      resolve(isApproved);
    };
    for (const [label, isApproved] of [
      [texts.approve, true],
      [texts.refuse, false],
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
