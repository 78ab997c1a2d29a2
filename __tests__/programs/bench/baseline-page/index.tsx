import { createRoot } from 'react-dom/client';
import { AssessmentPage } from './assessment-page';
import { loadAssessment } from './load-assessment';

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no #root.');
const root = createRoot(element);

async function show(): Promise<void> {
  root.render(<p>Loading…</p>);
  const assessment = await loadAssessment();
  root.render(<AssessmentPage key={assessment.userId} {...assessment} />);
}

// Only for the heap measurement, which opens one link after the other without a page load.
window.addEventListener('popstate', () => void show());
void show();
