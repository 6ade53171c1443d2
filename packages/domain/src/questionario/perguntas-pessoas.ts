import { especiesPet, portesPet } from '../pet/rotulos-pet.ts';
import { opcoesBlocos } from '../blocos/rotulos-opcoes-blocos.ts';
import { esportesVida, frequenciasEsporte } from '../vida/rotulos-vida.ts';
import { type PerguntasDaLinha, perguntaDoItem, secaoVoce } from './definicao-questionario.ts';

const saude = { sensivel: true } as const;

/** What a client can say of their own life. Answers about health are kept only under a consent of their own (domain design §3.1). */
export const perguntasVida: PerguntasDaLinha = {
  linha: 'VIDA',
  titulo: 'Questionário do seguro de vida',
  bem: 'da sua vida',
  documentos: 'Se tiver à mão, um documento com foto ou a apólice atual.',
  consentimentoSaude: 'pessoa.consentimentoSaude',
  secoes: [
    secaoVoce,
    {
      titulo: 'Seu trabalho e seu dia a dia',
      perguntas: [
        ['pessoa.ocupacao', 'Ocupação'],
        ['pessoa.rendaMensalCentavos', 'Quanto você ganha por mês?'],
        [
          'pessoa.esportes',
          'Pratica algum destes esportes?',
          {
            item: 'esporte',
            perguntas: [
              perguntaDoItem('nome', 'Esporte', { tipo: 'escolha', opcoes: esportesVida, obrigatoria: true }),
              perguntaDoItem('frequencia', 'Com que frequência?', { tipo: 'escolha', opcoes: frequenciasEsporte, obrigatoria: true }),
            ],
          },
        ],
      ],
    },
    {
      titulo: 'Sua saúde',
      perguntas: [
        ['pessoa.fumante', 'Você fuma?', saude],
        ['pessoa.pesoKg', 'Peso', saude],
        ['pessoa.alturaCm', 'Altura', saude],
        ['pessoa.afastadoInss', 'Está afastado do trabalho pelo INSS?', saude],
        ['pessoa.historicoOncologico', 'Tem ou já teve câncer?', saude],
      ],
    },
    { titulo: 'Quanto proteger', perguntas: [['coberturas.morteCentavos', 'Quanto você quer deixar para a família?']] },
  ],
};

/** What a tutor can say of their animals. */
export const perguntasPet: PerguntasDaLinha = {
  linha: 'PET',
  titulo: 'Questionário do plano pet',
  bem: 'do seu animal',
  documentos: 'Se tiver à mão, a carteira de vacinação.',
  secoes: [
    secaoVoce,
    {
      titulo: 'Seus animais',
      perguntas: [
        [
          'pets',
          'Animais',
          {
            item: 'animal',
            perguntas: [
              perguntaDoItem('nome', 'Nome', { obrigatoria: true, maximo: 60 }),
              perguntaDoItem('especie', 'Espécie', { tipo: 'escolha', opcoes: especiesPet, obrigatoria: true }),
              perguntaDoItem('semRaca', 'É sem raça definida?', { tipo: 'simNao' }),
              perguntaDoItem('raca', 'Raça', { maximo: 60, quando: { nome: 'semRaca', valor: false } }),
              perguntaDoItem('porte', 'Porte quando adulto', { tipo: 'escolha', opcoes: portesPet }),
              perguntaDoItem('nascimento', 'Nascimento', { tipo: 'data', ajuda: 'Se não souber o dia, um aproximado.' }),
              perguntaDoItem('sexo', 'Sexo', { tipo: 'escolha', opcoes: { M: 'Macho', F: 'Fêmea' } }),
              perguntaDoItem('castrado', 'É castrado?', { tipo: 'simNao' }),
              perguntaDoItem('vacinasEmDia', 'As vacinas estão em dia?', { tipo: 'simNao' }),
            ],
          },
        ],
      ],
    },
    {
      titulo: 'O plano',
      perguntas: [
        ['coberturas.plano', 'Que plano você prefere?'],
        ['coberturas.reembolso', 'Quanto quer receber de volta?'],
      ],
    },
  ],
};

type Vida = Readonly<Record<string, unknown>>;
const isVidas = (vidas: unknown): vidas is readonly Vida[] => Array.isArray(vidas);

/** What a client can say of who enters a health plan; nobody is asked for a disease here. */
export const perguntasSaude: PerguntasDaLinha = {
  linha: 'SAUDE',
  titulo: 'Questionário do plano de saúde',
  bem: 'do seu plano de saúde',
  documentos: 'Se tiver à mão, a carteirinha do plano atual e um documento de cada pessoa.',
  secoes: [
    secaoVoce,
    {
      titulo: 'Quem entra no plano',
      perguntas: [
        [
          'vidas',
          'Pessoas',
          {
            item: 'pessoa',
            ajuda: 'A primeira é o titular; as outras entram como dependentes.',
            perguntas: [
              perguntaDoItem('nome', 'Nome', { maximo: 120 }),
              perguntaDoItem('nascimento', 'Nascimento', { tipo: 'data', obrigatoria: true }),
              perguntaDoItem('sexo', 'Sexo', { tipo: 'escolha', opcoes: opcoesBlocos.sexo }),
            ],
          },
        ],
      ],
    },
    {
      titulo: 'O plano',
      perguntas: [
        ['contrato.contratacao', 'O plano é para você ou para uma empresa?'],
        ['contrato.municipio', 'Em que cidade quer ser atendido?'],
        ['contrato.uf', 'Em que estado?'],
        ['contrato.abrangencia', 'Onde quer poder usar?'],
        ['contrato.acomodacao', 'No hospital, prefere'],
        ['contrato.coparticipacao', 'Aceita pagar uma parte de cada consulta?'],
        ['contrato.redeDesejada', 'Que hospitais e laboratórios quer usar?'],
        ['contrato.planoAtual', 'Se já tem plano, qual?', { ajuda: 'Operadora e plano: pode encurtar carências.' }],
        ['contrato.planoAtualMeses', 'Há quantos meses está nele?'],
      ],
    },
  ],
  complete: ({ vidas, ...dados }) =>
    isVidas(vidas)
      ? { ...dados, vidas: vidas.map((vida, index) => ({ ...vida, papel: index ? 'DEPENDENTE' : 'TITULAR', familia: 1 })) }
      : dados,
};
