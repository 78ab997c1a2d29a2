import { options, type VNode } from 'preact';

let isFrozen = false;

// A press is drawn at once, as React does, so that nothing is pending when the app takes over.
options.debounceRendering = (render) => {
  if (!isFrozen) render();
};

/** From now on the elements belong to the app: no component of the first view renders again. */
export function freezeView(): void {
  isFrozen = true;
}

// In React, `onChange` of a text box is called for each character.
options.vnode = (vnode) => {
  if (isTextBox(vnode)) vnode.props.onInput = vnode.props.onChange;
};

type TextBox = VNode<{ readonly onChange?: unknown; onInput?: unknown }>;

function isTextBox(vnode: VNode): vnode is TextBox {
  const { type, props } = vnode;
  return type === 'textarea' || (type === 'input' && !('checked' in props));
}
