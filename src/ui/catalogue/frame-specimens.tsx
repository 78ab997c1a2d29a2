import { BannerBar } from '../banner-bar/banner-bar';
import { BottomNavigation, type NavigationTab } from '../bottom-navigation/bottom-navigation';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Logo } from '../logo/logo';
import styles from './catalogue.module.css';
import { Row, Specimens } from './specimen';

const tabs: readonly NavigationTab[] = [
  { to: '/', label: 'Home', icon: 'home', badge: { count: 2, text: '2 overdue' } },
  { to: '/progress', label: 'Progress', icon: 'chart' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
];

/** What stands around the content of a page; the app bar itself is at the top of this one. */
export function FrameSpecimens() {
  return (
    <Specimens name="Frame">
      <BannerBar
        label="App"
        actions={
          <>
            <Button variant="quiet">Use the App</Button>
            <Button variant="quiet">Dismiss</Button>
          </>
        }
      >
        Check-ins are easier in the app.
      </BannerBar>
      <Card>A card without a heading.</Card>
      <Card heading="Upcoming" headingDetail={<span>2</span>}>
        No upcoming assessments
      </Card>
      <Row>
        <Logo />
      </Row>
      <div className={styles.window}>
        <BottomNavigation label="Main" tabs={tabs} />
      </div>
    </Specimens>
  );
}
