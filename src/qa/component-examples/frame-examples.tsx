import { Banner } from '../../ui/banner/banner';
import { TabNavigation, type NavigationTab } from '../../ui/tab-navigation/tab-navigation';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/card/card';
import { LinkCard } from '../../ui/link-card/link-card';
import { Logo } from '../../ui/logo/logo';
import styles from './component-examples.module.css';
import { Row, ExampleSection } from './example-section';

const tabs: readonly NavigationTab[] = [
  { to: '/', isCurrent: true, label: 'Home', icon: 'home', badge: { count: 2, text: '2 overdue' } },
  { to: '/progress', isCurrent: false, label: 'Progress', icon: 'chart' },
  { to: '/settings', isCurrent: false, label: 'Settings', icon: 'settings' },
];

/** The parts of a page around its content; the app bar is at the top of this page. */
export function FrameExamples() {
  return (
    <ExampleSection name="Page layout">
      <Banner
        label="App"
        actions={
          <>
            <Button variant="quiet">Use the App</Button>
            <Button variant="quiet">Dismiss</Button>
          </>
        }
      >
        Check-ins are easier in the app.
      </Banner>
      <Card>A card without a heading.</Card>
      <Card heading="Upcoming" headingDetail={<span>2</span>}>
        No upcoming assessments
      </Card>
      <ul className={styles.list}>
        <LinkCard icon="list" isDue to="/" detail="Due today · 9 questions">
          PHQ-9
        </LinkCard>
        <LinkCard icon="clock" to="/">
          GAD-7
        </LinkCard>
        <LinkCard isLarge icon="check" to="/" detail="Let the front desk know that you are here.">
          Check in
        </LinkCard>
      </ul>
      <Row>
        <Logo />
      </Row>
      <div className={styles.window}>
        <TabNavigation label="Main" tabs={tabs} />
      </div>
    </ExampleSection>
  );
}
