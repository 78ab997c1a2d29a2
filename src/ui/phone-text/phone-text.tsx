import styles from './phone-text.module.css';

/** A number as `formatPhone` writes it. */
const PHONE_NUMBER = /(\(\d{3}\) \d{3}-\d{4})/;

/** A text in which a phone number stays on one line, its digits in their order in a page from right to left too. */
export function PhoneText({ children }: { readonly children: string }) {
  return (
    <span className={styles.text}>
      {children.split(PHONE_NUMBER).map((part, index) =>
        // Of a split by a group, every second part is what the group matched.
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} dir="ltr" className={styles.number}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
