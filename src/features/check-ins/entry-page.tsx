import { useNavigate, useParams } from 'react-router-dom';
import type { CheckInScore } from '../../api/check-ins.api';
import type { CheckInModule } from '../../questions/check-in.types';
import { AnsweredQuestion } from '../../questions/fields/answered-question';
import { sampleTexts } from '../../questions/sample-texts';
import { SentCopy } from '../../questions/notices/sent-copy';
import { withSavedAnswers } from '../../questions/saved-answers';
import { Alert } from '../../ui/alert/alert';
import { Button, LinkButton } from '../../ui/button/button';
import { LongList } from '../../ui/long-list/long-list';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { ResultPage } from '../../ui/result-page/result-page';
import { TextLanguage } from '../../ui/text-language/text-language';
import { formatEntryTime, toEntryTime } from './check-in-dates';
import { entryPath, historyPath } from '../../lib/url/paths';
import {
  EARLIER_VERSION,
  ENTRY_NOT_FOUND,
  ENTRY_NOT_FOUND_DETAIL,
  NEXT_ENTRY,
  PREVIOUS_ENTRY,
  TO_HISTORY,
  UNKNOWN_TIME,
} from './copy';
import styles from './entry-page.module.css';
import { HistoryLoader } from './history-loader';

/** /check-ins/{checkInId}/completed/{scoreId}: a completed entry, with buttons for the older and newer one (§2). */
export function EntryPage() {
  const { checkInId = '', scoreId } = useParams();
  return (
    <HistoryLoader key={checkInId} checkInId={checkInId}>
      {({ module, getModule, entries }) => {
        const index = entries.findIndex(({ id }) => id === scoreId);
        const entry = entries[index];
        if (entry === undefined) return <EntryNotFound checkInId={checkInId} />;
        return (
          <div className={styles.page}>
            <EntryAnswers key={entry.id} entry={entry} module={getModule(entry) ?? module} />
            <EntryNavigation
              checkInId={checkInId}
              older={entries[index + 1]}
              newer={entries[index - 1]}
            />
          </div>
        );
      }}
    </HistoryLoader>
  );
}

type EntryAnswersProps = { readonly entry: CheckInScore; readonly module: CheckInModule };

function EntryAnswers({ entry, module }: EntryAnswersProps) {
  const { questions, answers, orphanedAnswerCount } = withSavedAnswers(
    module.questions,
    entry.answers,
  );
  return (
    <TextLanguage sample={sampleTexts(module.questions)}>
      <PageHeading
        detail={
          <time dateTime={entry.createdAt}>
            {formatEntryTime(entry.createdAt) ?? UNKNOWN_TIME()}
          </time>
        }
      >
        {module.title}
      </PageHeading>
      {orphanedAnswerCount > 0 && <Alert tone="info">{EARLIER_VERSION()}</Alert>}
      <LongList className={styles.answers}>
        {questions.map((question) => (
          <AnsweredQuestion key={question.key} question={question} value={answers[question.key]} />
        ))}
      </LongList>
      <SentCopy
        forms={[{ id: module.id, name: module.title, questions }]}
        answers={{ [module.id]: answers }}
        sentAt={toEntryTime(entry.createdAt)}
        clinic={null}
        isOnPage
      />
    </TextLanguage>
  );
}

type EntryNavigationProps = {
  readonly checkInId: string;
  readonly older: CheckInScore | undefined;
  readonly newer: CheckInScore | undefined;
};

/** Buttons for the adjacent entries. They replace the history entry, so that Back returns to the list. */
function EntryNavigation({ checkInId, older, newer }: EntryNavigationProps) {
  const navigate = useNavigate();
  const goTo = (entry: CheckInScore | undefined) => () => {
    if (entry !== undefined) void navigate(entryPath(checkInId, entry.id), { replace: true });
  };
  return (
    <div className={styles.navigation}>
      <Button variant="secondary" icon="back" disabled={older === undefined} onClick={goTo(older)}>
        {PREVIOUS_ENTRY()}
      </Button>
      <Button
        variant="secondary"
        className={styles.next}
        icon="forward"
        disabled={newer === undefined}
        onClick={goTo(newer)}
      >
        {NEXT_ENTRY()}
      </Button>
    </div>
  );
}

function EntryNotFound({ checkInId }: { readonly checkInId: string }) {
  return (
    <ResultPage
      icon="info"
      heading={ENTRY_NOT_FOUND()}
      actions={<LinkButton to={historyPath(checkInId)}>{TO_HISTORY()}</LinkButton>}
    >
      <p>{ENTRY_NOT_FOUND_DETAIL()}</p>
    </ResultPage>
  );
}
