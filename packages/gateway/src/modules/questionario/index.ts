import { questionarioRepository } from './questionario.repository.ts';

export { questionarioRespondido } from './questionario.errors.ts';
export type { QuestionarioRow } from './questionario.repository.ts';

/** The questionnaire a link opens, for the files a client sends with it. */
export type QuestionarioPort = Pick<typeof questionarioRepository, 'findPublico' | 'lock'>;
export const questionarioPort: QuestionarioPort = questionarioRepository;
