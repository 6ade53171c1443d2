/** Why a file is not received. */
export const copy = {
  falha: {
    vazio: 'O arquivo está vazio.',
    grande: 'O arquivo passa de 100 MB.',
    tipo: 'O arquivo não é um PDF, PNG ou JPEG.',
    conexao: 'A conexão caiu. Continue quando ela voltar.',
  },
  semNome: 'arquivo',
};
