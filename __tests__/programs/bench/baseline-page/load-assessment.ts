/** A question and its choices. */
export type Question = {
  readonly key: string;
  readonly title: string;
  readonly answers: readonly { readonly value: number; readonly title: string }[];
};

/** What the page shows: one assessment of one user. */
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

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface extends that of the DOM
  interface Window {
    /** Requested by `index.html`. */
    firstDefinitions: Promise<Response> | null;
  }
}

/** Loads the assessment in the URL, with the one request that its questions need. */
export async function loadAssessment(): Promise<Assessment> {
  const userId = window.location.pathname.split('/')[2] ?? '';
  const query = new URLSearchParams(window.location.search);
  const context = query.get('context') ?? 'patient_app';
  const path = `/v1/public-api/assessments?Ids=${query.get('assessments') ?? ''}`;
  const response = await (window.firstDefinitions ?? fetch(path));
  window.firstDefinitions = null;
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  // SAFETY: the bench serves this page only from the sandbox.
  const [assessment] = (await response.json()) as ApiAssessment[];
  const section = assessment?.content.sections[0];
  if (assessment === undefined || section === undefined)
    throw new Error('The assessment does not exist.');
  const questions = section.questions.map((question) => ({
    ...question,
    answers: section.answers,
  }));
  return { userId, context, id: assessment.id, name: assessment.name, questions };
}

/** Submits the answers of one assessment; rejects if the server rejects them. */
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
