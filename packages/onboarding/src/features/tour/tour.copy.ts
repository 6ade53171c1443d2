import type { Parada } from './tour.model.ts';

/** Spec §9. */
export const HORARIO_ATENDIMENTO = 'segunda a sexta, das 9h30 às 19h';

export const copy = {
  boasVindas: (nome: string) => `Boas-vindas ao Balcão, ${nome}!`,
  boasVindasTexto: 'Em poucos minutos você conhece o essencial: os logins das seguradoras, a busca de documentos e o multicálculo.',
  boasVindasDica: 'Você pode sair quando quiser e refazer o tour pelo botão da barra.',
  comecar: 'Começar',
  agoraNao: 'Agora não',
  video: 'Como o Balcão funciona',
  videoTexto: 'Três ideias resumem o dia a dia no Balcão:',
  videoIdeias: [
    { titulo: 'Um cadastro só', texto: 'O login de cada seguradora é guardado com segurança e usado em todas as buscas e cálculos.' },
    { titulo: 'Documentos sem digitação', texto: 'Apólices e propostas vêm dos portais ou de PDFs seus e viram registros prontos.' },
    { titulo: 'Uma cotação, várias seguradoras', texto: 'Você preenche uma vez e compara as ofertas lado a lado.' },
  ],
  assistir: 'Assistir ao vídeo (abre em outra aba)',
  continuar: 'Continuar',
  proximo: 'Próximo',
  anterior: 'Voltar',
  concluir: 'Concluir',
  fechar: 'Sair do tour',
  progresso: (atual: number, total: number) => `${atual} de ${total}`,
} as const;

interface Fala {
  readonly titulo: string;
  readonly texto: string;
}

/** Texts of the highlighted elements. */
export const falas: Readonly<Record<Parada, Fala>> = {
  loginsSeguradoras: {
    titulo: 'Logins das seguradoras',
    texto: 'Em Configurações, cadastre o acesso de cada seguradora. É ele que permite calcular e buscar documentos por você.',
  },
  buscaDocumentos: {
    titulo: 'Busca de documentos',
    texto: 'Em Buscas, o Balcão procura apólices e propostas nos portais das seguradoras.',
  },
  importacaoPdf: {
    titulo: 'Importação de PDF',
    texto: 'Já tem os arquivos? Importe os PDFs e os dados são lidos e preenchidos para você conferir.',
  },
  multicalculo: {
    titulo: 'Multicálculo',
    texto: 'Um orçamento, várias seguradoras: preencha uma vez e compare as ofertas lado a lado.',
  },
  home: { titulo: 'Início', texto: 'Aqui ficam as renovações próximas, os orçamentos abertos e o que pede a sua atenção hoje.' },
  ajuda: {
    titulo: 'Ajuda quando precisar',
    texto: `A central de ajuda está sempre aqui. Nosso chat de suporte atende de ${HORARIO_ATENDIMENTO}.`,
  },
};

/** Texts of the steps in which the user acts on the element highlighted before. */
export const falasDoMeio: Readonly<Record<number, Fala>> = {
  4: {
    titulo: 'Cadastre o primeiro login',
    texto: 'Escolha uma seguradora desta lista e informe usuário e senha do portal dela. Pode ser depois.',
  },
  6: { titulo: 'Escolha o que buscar', texto: 'Selecione a seguradora e o período. A busca continua mesmo que você saia da página.' },
  7: { titulo: 'Confira o que veio', texto: 'O que for encontrado aparece nesta lista, pronto para virar apólice ou proposta.' },
  9: { titulo: 'Envie um arquivo', texto: 'Arraste um PDF de apólice para esta página, ou escolha o arquivo, e confira os dados lidos.' },
  11: { titulo: 'Escolha o que segurar', texto: 'Comece pelo tipo de seguro. O que você preencher fica salvo sozinho.' },
  12: { titulo: 'Compare as ofertas', texto: 'As respostas das seguradoras chegam ao vivo. Escolha, compare e envie ao cliente.' },
  14: { titulo: 'O que pede atenção', texto: 'Cada cartão leva direto à lista do que precisa ser feito.' },
  15: {
    titulo: 'Encontre qualquer coisa',
    texto: 'Na barra de cima, a busca rápida acha clientes, propostas e orçamentos a partir de 3 letras.',
  },
};
