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

type TextBoxProps = { readonly onChange?: unknown; onInput?: unknown };

// In React, `onChange` of a text box is called for each character.
options.vnode = (vnode) => {
  // SAFETY: elements have these properties, if any, whatever their type.
  const { type, props } = vnode as VNode<TextBoxProps>;
  const isTextBox = type === 'textarea' || (type === 'input' && !('checked' in props));
  if (isTextBox) props.onInput = props.onChange;
};
