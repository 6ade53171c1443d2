import { answerInThread } from '../../plugins/answer-in-thread.ts';
import { readPdf } from './read-pdf.ts';

answerInThread(readPdf);
