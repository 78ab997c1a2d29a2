/** A question with the answers that it offers. */
export type Question = {
  readonly key: string;
  readonly title: string;
  readonly answers: readonly { readonly value: number; readonly title: string }[];
};

/** What the page shows: one assessment of one person. */
export type Assessment = {
  readonly userId: string;
  readonly context: string;
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};

type ApiAssessment = {
  readonly id: string;
  readonly name: string;
  readonly content: {
    readonly sections: readonly {
      readonly questions: readonly Omit<Question, 'answers'>[];
      readonly answers: Question['answers'];
    }[];
  };
};

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // SAFETY: the bench serves this page from the stand-in clinic alone.
  return (await response.json()) as T;
}

/** Reads what the address names, in one round: the same calls that the app makes for the same link. */
export async function loadAssessment(): Promise<Assessment> {
  const userId = window.location.pathname.split('/')[2] ?? '';
  const query = new URLSearchParams(window.location.search);
  const context = query.get('context') ?? 'patient_app';
  const user = `/v1/public-api/user/${userId}`;
  const [[assessment]] = await Promise.all([
    fetchJson<ApiAssessment[]>(`/v1/public-api/assessments?Ids=${query.get('assessments') ?? ''}`),
    fetchJson(user),
    fetchJson(`${user}/consent-info`),
    fetchJson(`${user}/birthday-verification-status?telecomType=phone`),
    fetchJson(`${user}/assigned-assessments`),
  ]);
  const section = assessment?.content.sections[0];
  if (assessment === undefined || section === undefined) throw new Error('There is nothing here.');
  const questions = section.questions.map((question) => ({
    ...question,
    answers: section.answers,
  }));
  return { userId, context, id: assessment.id, name: assessment.name, questions };
}

/** Sends the answers of one assessment; rejects when they were not accepted. */
export async function submitAnswers(
  { userId, context, id }: Assessment,
  answers: Readonly<Record<string, number>>,
): Promise<void> {
  const response = await fetch(`/v1/public-api/user/${userId}/submit-assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      assessments: [
        {
          id,
          answers: Object.entries(answers).map(([key, answerId]) => ({
            key,
            answerValue: { answerId },
          })),
        },
      ],
      assigneeUserId: userId,
      isNewPatient: false,
      source: context,
      submissionType: 'default',
    }),
  });
  if (!response.ok) throw new Error('The answers were not accepted.');
}
