/** Sentences for requests the API cannot parse. */
export const ditos = {
  conferir: 'Confira os campos indicados.',
  obrigatorio: 'É obrigatório.',
  tipo: 'Tem o tipo errado.',
  opcao: 'Não é uma das opções.',
  curto: 'É menor do que o mínimo.',
  longo: 'É maior do que o máximo.',
  formato: 'Tem o formato errado.',
  sobra: (campos: readonly string[]) => `Não existe aqui: ${campos.join(', ')}.`,
  naoJson: 'O corpo não é JSON.',
  grande: 'O corpo é grande demais.',
  semCredencial: 'Diga quem você é: Basic do usuário deployer ou Bearer com um token.',
  muitasTentativas: 'Muitas credenciais erradas deste endereço. Espere um pouco.',
  naoExiste: 'Não há nada neste endereço.',
  semArquivo: 'Ninguém enviou este arquivo.',
  interrompido: 'O envio parou no meio.',
  falha: 'Algo deu errado aqui. Tente de novo; se persistir, avise quem cuida do serviço.',
};
