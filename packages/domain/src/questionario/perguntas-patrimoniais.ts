import { type PerguntasDaLinha, secaoEmpresa, secaoOnde, secaoVoce } from './definicao-questionario.ts';

const sinistros = 'Quantas vezes precisou acionar o seguro nos últimos 12 meses?';

/** What a client can say of a home. */
export const perguntasResidencial: PerguntasDaLinha = {
  linha: 'RESIDENCIAL',
  titulo: 'Questionário do seguro residencial',
  bem: 'do seu imóvel',
  documentos: 'Se tiver à mão, a apólice atual ou fotos do imóvel.',
  secoes: [
    secaoVoce,
    secaoOnde('Onde fica o imóvel'),
    {
      titulo: 'O imóvel',
      perguntas: [
        ['imovel.tipo', 'É casa ou apartamento?'],
        ['imovel.uso', 'Como o imóvel é usado?'],
        ['imovel.construcao', 'De que é construído?'],
        ['imovel.posse', 'O imóvel é'],
        ['imovel.cobrir', 'O que você quer proteger?'],
        ['imovel.tombado', 'É tombado pelo patrimônio histórico?'],
        ['imovel.emObra', 'Está em obra?'],
        ['imovel.sinistros12m', sinistros],
      ],
    },
    {
      titulo: 'Proteções',
      perguntas: [
        ['imovel.seguranca', 'O que há contra roubo?'],
        ['imovel.incendio', 'O que há contra incêndio?'],
      ],
    },
    {
      titulo: 'Quanto proteger',
      perguntas: [
        ['coberturas.basicaCentavos', 'Quanto custaria reconstruir e repor o que há dentro?', { ajuda: 'Uma estimativa basta.' }],
      ],
    },
  ],
};

/** What a building manager can say of a condominium. */
export const perguntasCondominio: PerguntasDaLinha = {
  linha: 'CONDOMINIO',
  titulo: 'Questionário do seguro de condomínio',
  bem: 'do condomínio',
  documentos: 'Se tiver à mão, a apólice atual, a convenção ou a ata que elegeu o síndico.',
  secoes: [
    secaoEmpresa('O condomínio', 'Nome do condomínio'),
    secaoOnde('Onde fica o prédio'),
    {
      titulo: 'O prédio',
      perguntas: [
        ['condominio.legalmenteConstituido', 'O condomínio tem convenção registrada?'],
        ['condominio.estrutura', 'Como é construído?'],
        ['condominio.tipo', 'Quem ocupa?'],
        ['condominio.blocos', 'Quantos blocos?'],
        ['condominio.unidades', 'Quantas unidades?'],
        ['condominio.pavimentos', 'Quantos andares?'],
        ['condominio.idadeAnos', 'Quantos anos tem o prédio?'],
        ['condominio.elevadores', 'Quantos elevadores?'],
        ['condominio.vagas', 'Quantas vagas de garagem?'],
        ['condominio.areaConstruidaM2', 'Área construída'],
        [
          'condominio.valorReconstrucaoCentavos',
          'Quanto custaria reconstruir o prédio, sem o terreno?',
          { ajuda: 'Uma estimativa basta.' },
        ],
        ['condominio.tombado', 'É tombado pelo patrimônio histórico?'],
      ],
    },
    {
      titulo: 'Administração e proteção',
      perguntas: [
        ['condominio.sindico', 'Nome do síndico'],
        ['condominio.funcionarios', 'Quantos funcionários registrados?'],
        ['condominio.sinistros12m', sinistros],
        ['condominio.seguranca', 'O que há de segurança?'],
      ],
    },
  ],
};

/** What an owner can say of a business. */
export const perguntasEmpresarial: PerguntasDaLinha = {
  linha: 'EMPRESARIAL',
  titulo: 'Questionário do seguro empresarial',
  bem: 'da sua empresa',
  documentos: 'Se tiver à mão, a apólice atual ou o contrato social.',
  secoes: [
    secaoEmpresa('A empresa', 'Razão social'),
    secaoOnde('Onde ela funciona'),
    {
      titulo: 'O que ela faz',
      perguntas: [
        ['empresa.atividade', 'Atividade'],
        ['empresa.faturamentoAnualCentavos', 'Quanto fatura por ano?'],
        ['empresa.funcionarios', 'Quantos funcionários?'],
      ],
    },
    {
      titulo: 'O imóvel',
      perguntas: [
        ['empresa.construcao', 'De que é construído?'],
        ['empresa.posse', 'O imóvel é'],
        ['empresa.isopainel', 'Tem isopainel ou painel térmico?'],
        ['empresa.emShopping', 'Fica em shopping ou galeria?'],
        ['empresa.predominanciaAberta', 'A maior parte da área é aberta?'],
        ['empresa.sinistros12m', sinistros],
      ],
    },
    {
      titulo: 'Proteções',
      perguntas: [
        ['empresa.seguranca', 'O que há contra roubo?'],
        ['empresa.incendio', 'O que há contra incêndio?'],
      ],
    },
    {
      titulo: 'Quanto valem',
      perguntas: [
        ['valorRisco.predioCentavos', 'O prédio', { ajuda: 'Zero quando ele não entra no seguro.' }],
        ['valorRisco.mmuCentavos', 'Máquinas, móveis e utensílios'],
        ['valorRisco.mercadoriasCentavos', 'Mercadorias e matérias-primas'],
      ],
    },
  ],
};
