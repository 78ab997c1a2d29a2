import { Icon, iconNames } from '../../ui/icon/icon';
import { Logo } from '../../ui/logo/logo';
import { Stack } from '../../ui/stack/stack';
import styles from './component-examples.module.css';
import { Row, ExampleSection } from './example-section';

const colours = [
  'ink',
  'ink-soft',
  'surface',
  'surface-sunken',
  'line',
  'line-strong',
  'accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'warm',
];

/** Colour, type and icons. */
export function TokenExamples() {
  return (
    <>
      <ExampleSection name="Colour">
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.chip} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </ExampleSection>
      <ExampleSection name="Type">
        <Stack gap={3}>
          <p style={{ fontSize: 'var(--text-xl)', fontWeight: 'var(--weight-bold)' }}>
            How have you been feeling?
          </p>
          <p style={{ fontSize: 'var(--text-lg)', fontWeight: 'var(--weight-bold)' }}>
            Over the last two weeks
          </p>
          <p>
            Your answers help your clinician see how you are doing. There are no right or wrong
            ones, and you can <a href="#example-type">stop at any time</a>.
          </p>
          <p className={styles.note}>A note, in smaller and quieter type.</p>
        </Stack>
      </ExampleSection>
      <ExampleSection name="Logo and icons">
        <Logo />
        <Row>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </ExampleSection>
    </>
  );
}
