/** What is being asked of a line of a statement. */
export type Pergunta = 'escolher' | 'dividir' | 'ignorar';
