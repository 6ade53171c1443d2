/** Sentences of the file store and of the build checks. */
export const construcaoCopy = {
  caminhoInvalido: (caminho: string) =>
    `"${caminho}" não é um caminho válido: espera-se <pasta>/<arquivo>, em letras sem acento, números, "-", "_" e ".".`,
  arquivoDiferente: (caminho: string) => `${caminho} já existe com outro conteúdo. Arquivos de construções não mudam: use outro nome.`,
  nomeDeOutro: (nome: string, servico: string) => `${nome} não é um nome de ${servico}.`,
  nomeRepetido: (nome: string) => `${nome} aparece em mais de um módulo desta construção.`,
  pastaDeOutro: (pasta: string, servico: string) => `A pasta ${pasta} não é de ${servico}.`,
  semPrincipal: (servico: string) => `A construção não traz o módulo principal, ${servico}.`,
  naoEnviado: (caminho: string) => `${caminho} não foi enviado.`,
  integridadeDiferente: (caminho: string) => `A integridade informada de ${caminho} não é a dos bytes enviados.`,
  paginaSemArquivo: (pagina: string, arquivo: string) => `A página ${pagina} usa ${arquivo}, que não está entre os arquivos do módulo.`,
  dependenciaPorEndereco: (caminho: string, endereco: string) =>
    `${caminho} importa "${endereco}", que é um endereço: módulos importam apenas nomes do mapa.`,
  moduloInvalido: (caminho: string, motivo: string) => `${caminho}: ${motivo}`,
};
