import { detectTextLanguage } from '../../../src/lib/language/detect-text-language';

describe('D12: the language of a clinic’s text', () => {
  it.each([
    ['en', 'Over the last 2 weeks, how often have you been bothered by the following problems?'],
    ['en', 'Feeling bad about yourself – or that you are a failure\nNot at all\nSeveral days'],
    [
      'es',
      'Durante las últimas 2 semanas, ¿qué tan seguido le han afectado los siguientes problemas?',
    ],
    ['es', 'Se ha sentido decaído(a)\nPoco interés o placer en hacer las cosas\nVarios días'],
  ])('is %s: %s', (language, text) => expect(detectTextLanguage(text)).toBe(language));

  it.each([
    ['too short', 'How was your day?'],
    ['a name', 'PHQ-9'],
    ['empty', ''],
    ['in two languages', 'How have you been with the plan? / ¿Cómo está usted con el plan?'],
    [
      'French',
      'Au cours des deux dernières semaines, à quelle fréquence avez-vous été gêné(e) par la tristesse, et y a-t-il eu',
    ],
    [
      'Portuguese',
      'Durante as últimas 2 semanas, com que frequência foi incomodado(a) por não ter o que fazer à noite?',
    ],
    [
      'Italian',
      'Nelle ultime 2 settimane, con quale frequenza ha avuto uno dei seguenti problemi? Poco interesse nelle cose',
    ],
    [
      'Dutch',
      'Hoe vaak heeft u in de afgelopen 2 weken last gehad van een of meer van de volgende problemen?',
    ],
    [
      'German',
      'Wie oft fühlten Sie sich im Verlauf der letzten 2 Wochen durch die folgenden Beschwerden beeinträchtigt?',
    ],
    ['Chinese', '在过去的两周里，你有多少时间受到以下问题的困扰？'],
    ['Arabic', 'خلال الأسبوعين الماضيين، كم مرة عانيت من أي من المشاكل التالية؟'],
  ])('is not told of a text that is %s', (_case, text) =>
    expect(detectTextLanguage(text)).toBeNull(),
  );
});
