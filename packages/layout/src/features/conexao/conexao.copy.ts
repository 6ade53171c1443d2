export const copy = {
  semConexao: 'Você está sem conexão com a internet.',
  explicacao: 'O que está na tela continua aqui. Voltamos sozinhos assim que a conexão voltar.',
  restabelecida: 'Conexão restabelecida',
} as const;
