import type { Desencontro } from './esquema-compativel.ts';

const problemas: Readonly<Record<Desencontro['problema'], string>> = {
  ausente: 'não existe mais',
  opcional: 'deixou de ser garantido',
  'outro tipo': 'tem outro tipo',
  'valor novo': 'pode ter um valor que quem ouve não conhece',
};

/** Sentences of the contract gate. */
export const quebraCopy = {
  semFornecedor: (quem: string, nome: string) => `${quem} importa ${nome}, que ninguém fornece neste mapa.`,
  exportacaoSumiu: (quem: string, nome: string, usado: string) => `${quem} usa ${usado} de ${nome}, que não o exporta mais.`,
  eventoSemProdutor: (quem: string, evento: string) => `${quem} ouve o evento ${evento}, que ninguém mais emite.`,
  eventoMudou: (quem: string, evento: string, { campo, problema }: Desencontro) =>
    campo === ''
      ? `${quem} ouve o evento ${evento}, cujo conteúdo ${problemas[problema]}.`
      : `${quem} ouve o evento ${evento} e precisa do campo ${campo}, que ${problemas[problema]}.`,
  doisDonos: (um: string, outro: string, caminho: string) => `${um} e ${outro} respondem pelo mesmo endereço: ${caminho}.`,
  enderecoSemDono: (quem: string, caminho: string) => `${quem} leva a ${caminho}, endereço por que ninguém mais responde neste mapa.`,
  doisFornecedores: (um: string, outro: string, nome: string) => `${um} e ${outro} fornecem o mesmo nome do mapa: ${nome}.`,
  duasCopias: (quem: string, biblioteca: string, versao: string) =>
    `${quem} traz uma cópia própria de ${biblioteca} ${versao}: na página só pode haver uma, a do mapa.`,
  versaoNaoServida: (quem: string, pedida: string, servida: string) =>
    `${quem} fala a versão ${pedida} dos contratos e há um gateway no ar que atende a ${servida}.`,
  chamadaNaoServida: (quem: string, chamada: string, servida: string) =>
    `${quem} chama ${chamada}, que um gateway no ar (contratos ${servida}) não atende.`,
};
