// Runs in the page: the sliders, the filters of the changes, and their acceptance.
{
  const byId = (id) => document.getElementById(id);
  const changes = [...document.querySelectorAll('.change')].map((element) => ({
    element,
    key: JSON.parse(element.dataset.change),
    acceptance: element.dataset.acceptance === '' ? null : JSON.parse(element.dataset.acceptance),
  }));
  const acceptedBy = byId('accepted-by');
  let hasUnsaved = false;

  function showAcceptance({ element, acceptance }) {
    const text = element.querySelector('.acceptance');
    text.textContent =
      acceptance === null
        ? 'Not accepted.'
        : `Accepted by ${acceptance.name}, ${acceptance.at}: ${acceptance.note}`;
    element.querySelector('.accept').hidden = acceptance !== null;
    element.querySelector('.withdraw').hidden = acceptance === null;
  }

  function filter() {
    const kind = byId('change-kind').value;
    const isAccepted = byId('change-acceptance').value;
    const variant = byId('change-variant').value;
    let shown = 0;
    for (const { element, acceptance } of changes) {
      const state = acceptance === null ? 'open' : 'accepted';
      element.hidden =
        (kind !== '' && element.dataset.kind !== kind) ||
        (isAccepted !== '' && state !== isAccepted) ||
        (variant !== '' && element.dataset.variant !== variant);
      if (!element.hidden) shown += 1;
    }
    const open = changes.filter(({ acceptance }) => acceptance === null).length;
    byId('change-count').textContent = `${shown} shown, ${open} of ${changes.length} not accepted`;
  }

  function setAcceptance(change, acceptance) {
    change.acceptance = acceptance;
    hasUnsaved = true;
    showAcceptance(change);
  }

  const accept = (change, note) =>
    setAcceptance(change, {
      ...change.key,
      name: acceptedBy.value.trim(),
      at: new Date().toISOString(),
      note: note.value.trim(),
    });

  /** Blank fields are reported like empty ones. */
  const isFilled = (field) => {
    if (field.value.trim() === '') field.value = '';
    return field.reportValidity();
  };

  for (const change of changes) {
    showAcceptance(change);
    const { element } = change;
    const form = element.querySelector('.accept');
    const withdraw = element.querySelector('.withdraw');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const note = form.querySelector('input');
      if (!isFilled(acceptedBy) || !isFilled(note)) return;
      accept(change, note);
      withdraw.focus();
      filter();
    });
    withdraw.addEventListener('click', () => {
      setAcceptance(change, null);
      form.querySelector('input').focus();
      filter();
    });
    const range = element.querySelector('input[type="range"]');
    range?.addEventListener('input', () => {
      element.querySelector('.slider').style.setProperty('--share', `${range.value}%`);
      range.setAttribute('aria-valuetext', `${range.value} % older`);
    });
  }

  if (changes.length > 0) {
    for (const id of ['change-kind', 'change-acceptance', 'change-variant'])
      byId(id).addEventListener('change', filter);
    byId('mark-areas').addEventListener('change', ({ target }) =>
      byId('changes').classList.toggle('unmarked', !target.checked),
    );
    byId('accept-shown').addEventListener('submit', (event) => {
      event.preventDefault();
      const note = byId('note-for-shown');
      if (!isFilled(acceptedBy) || !isFilled(note)) return;
      for (const change of changes)
        if (!change.element.hidden && change.acceptance === null) accept(change, note);
      filter();
    });
    byId('export-accepted').addEventListener('click', () => {
      const accepted = changes.flatMap(({ acceptance }) => acceptance ?? []);
      const file = { format: 'accepted-changes', version: 1, changes: accepted };
      const url = URL.createObjectURL(
        new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
      );
      const link = document.createElement('a');
      link.href = url;
      link.download = 'accepted-changes.json';
      link.click();
      URL.revokeObjectURL(url);
      hasUnsaved = false;
    });
    window.addEventListener('beforeunload', (event) => {
      if (hasUnsaved) event.preventDefault();
    });
    filter();
  }
}
