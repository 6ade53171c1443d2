import { RecusaServico } from './recusa.ts';

const recusa = (status: number, codigo: string, mensagem: string, detalhes?: Record<string, unknown>) =>
  new RecusaServico(status, codigo, mensagem, detalhes);

/** All refusals of the service. */
export const recusas = {
  ambienteDesconhecido: (nome: string) => recusa(404, 'ambiente-desconhecido', `O ambiente "${nome}" não existe.`),
  ambienteExiste: (nome: string) => recusa(409, 'ambiente-existe', `O ambiente "${nome}" já existe.`),
  ambienteExistiu: (nome: string) =>
    recusa(409, 'ambiente-existiu', `Já houve um ambiente "${nome}", e o histórico dele fica: escolha outro nome.`),
  ambienteDeclarado: (nome: string) =>
    recusa(409, 'ambiente-declarado', `O ambiente "${nome}" está no importmap.json da instalação: não se apaga por aqui.`),
  ambienteEmUso: (nome: string) => recusa(409, 'ambiente-em-uso', `O ambiente "${nome}" está em uso agora: não se apaga.`),
  semConfirmacao: (nome: string) => recusa(422, 'sem-confirmacao', `Para apagar, repita em "confirma" o nome do ambiente: ${nome}.`),
  copiaDeSi: (nome: string) => recusa(422, 'copia-de-si', `O ambiente "${nome}" já tem o que ele mesmo tem: escolha outro.`),
  origemDeclarada: (origem: string) =>
    recusa(409, 'origem-declarada', `${origem} está no importmap.json da instalação: é lá que se retira.`),
  origemEmUso: (origem: string, endereco: string) =>
    recusa(409, 'origem-em-uso', `O mapa ainda usa ${origem}: ${endereco}. Retire antes o que leva a ela.`),
  construcaoDesconhecida: (servico: string, id: string) =>
    recusa(404, 'construcao-desconhecida', `Ninguém registrou a construção ${id} de ${servico}.`),
  servicoDesconhecido: (servico: string) => recusa(404, 'servico-desconhecido', `${servico} não está neste ambiente.`),
  pendenteDesconhecido: (id: string) => recusa(404, 'pendente-desconhecido', `Não há implantação ${id} à espera de aprovação.`),
  canarioDesconhecido: (servico: string) => recusa(404, 'canario-desconhecido', `Não há canário de ${servico} neste ambiente.`),
  tokenDesconhecido: (id: string) => recusa(404, 'token-desconhecido', `Não há token ${id}.`),
  concessaoDesconhecida: (id: string) => recusa(404, 'concessao-desconhecida', `Não há concessão ${id} em vigor.`),
  semHistorico: () => recusa(404, 'sem-historico', 'Não havia mapa neste ambiente naquele momento.'),
  sequenciaDesconhecida: (sequencia: number) =>
    recusa(404, 'sequencia-desconhecida', `A sequência ${sequencia} não existe neste ambiente.`),
  semDireitoAcao: (nome: string, acao: string) => recusa(403, 'sem-direito', `${nome} não tem o direito "${acao}".`),
  semDireitoAmbiente: (nome: string, ambiente: string) => recusa(403, 'outro-ambiente', `${nome} não pode agir no ambiente ${ambiente}.`),
  semDireitoServico: (nome: string, servico: string) =>
    recusa(403, 'outro-servico', `${nome} não pode agir em ${servico === '*' ? 'todos os serviços' : servico}.`),
  direitoDeOutro: () => recusa(403, 'direito-maior', 'Este token alcança serviços, ambientes ou ações que o seu não alcança.'),
  direitoMaior: () => recusa(403, 'direito-maior', 'Um token não pode dar mais direitos do que quem o cria tem.'),
  mesmaPessoa: () => recusa(403, 'mesma-pessoa', 'Quem pediu a implantação não pode aprová-la: é preciso outra pessoa.'),
  mesmaCadeia: (autor: string, elo: string) =>
    recusa(
      403,
      'mesma-cadeia',
      `Quem pediu a implantação não pode aprová-la por outra credencial: ${elo} está por trás da sua e da de ${autor}. É preciso outra pessoa.`,
    ),
  pessoaNova: () =>
    recusa(403, 'pessoa-nova', 'A sua credencial passou a valer depois do pedido: quem aprova já tem de existir quando se pede.'),
  senhaNaoEPessoa: () =>
    recusa(403, 'senha-nao-e-pessoa', 'Isto pede duas pessoas, e a senha do deployer não é uma: use o token de uma pessoa.'),
  aConfirmar: (id: string) =>
    recusa(
      403,
      'token-a-confirmar',
      `Isto pede duas pessoas, e ninguém confirmou ainda o seu token: peça a quem aprova que confirme ${id}.`,
    ),
  confirmaQuemCriou: () =>
    recusa(403, 'confirma-quem-criou', 'Quem fez o token, ou a própria pessoa dele, não pode confirmá-lo: é preciso outra pessoa.'),
  mudou: (digest: string) =>
    recusa(409, 'mudou', 'O mapa mudou desde que você o leu. Leia-o de novo e repita, se ainda fizer sentido.', { digest }),
  congelado: (motivo: string | null, autor: string) =>
    recusa(423, 'congelado', `O ambiente foi congelado por ${autor}${motivo ? `: ${motivo}` : '.'}`),
  contrato: (quebras: readonly { consumidor: string; detalhe: string }[]) =>
    recusa(409, 'contrato', `A implantação quebraria ${[...new Set(quebras.map(({ consumidor }) => consumidor))].join(', ')}.`, {
      quebras,
    }),
  esperaAprovacao: (pendente: string) =>
    recusa(409, 'espera-aprovacao', `Nada mudou ainda: a publicação ${pendente} espera que uma segunda pessoa a aprove.`),
  quarentena: (servico: string, construcao: string) =>
    recusa(
      409,
      'quarentena',
      `A construção ${construcao} de ${servico} foi retirada por falhar. Publique outra ou libere-a da quarentena.`,
    ),
  canarioEmCurso: (servico: string) =>
    recusa(409, 'canario-em-curso', `Já há um canário de outra construção de ${servico}. Encerre-o ou promova-o antes.`),
  canarioEncolhe: () => recusa(409, 'canario-encolhe', 'Um canário só cresce: para diminuí-lo, encerre-o.'),
  canarioVazio: () => recusa(422, 'canario-vazio', 'Diga para quem é o canário: uma porcentagem, assinaturas ou usuários.'),
  canarioSemBase: (servico: string) =>
    recusa(409, 'canario-sem-base', `${servico} não tem construção no ar: não há para onde voltar. Implante-o para todos.`),
  chaveGeral: () => recusa(409, 'chave-geral', 'A chave geral está ligada: canários e substituições estão desativados.'),
  semAnterior: (servico: string) => recusa(409, 'sem-anterior', `Não há construção anterior de ${servico} para onde voltar.`),
  arquivosAusentes: (servico: string, id: string, arquivos: readonly string[]) =>
    recusa(
      409,
      'arquivos-ausentes',
      `Os arquivos da construção ${id} de ${servico} já não são servidos. Construa-a e registre-a de novo.`,
      {
        arquivos,
      },
    ),
  mapaInvalido: (motivo: string) => recusa(409, 'mapa-invalido', `O mapa não pôde ser composto: ${motivo}`),
  partesDe: (nome: string, servico: string) =>
    recusa(409, 'parte-de-construcao', `${nome} vem da construção de ${servico}: retire o serviço.`),
  construcaoRecusada: (problemas: readonly string[]) =>
    recusa(422, 'construcao-recusada', problemas[0] ?? 'A construção foi recusada.', { problemas }),
  origemRecusada: (motivo: string) => recusa(422, 'origem-recusada', motivo),
  concessaoLonga: () => recusa(422, 'concessao-longa', 'Uma concessão dura no máximo 60 minutos.'),
  semMotivo: () => recusa(422, 'sem-motivo', 'Diga o motivo.'),
  pessoaReservada: (pessoa: string) => recusa(422, 'pessoa-reservada', `"${pessoa}" é um nome reservado.`),
  disputa: () => recusa(503, 'disputa', 'Muitas gravações ao mesmo tempo neste ambiente. Tente de novo em instantes.'),
  corrompido: (onde: string) =>
    recusa(503, 'registro-corrompido', `O registro ${onde} está corrompido: o mapa no ar continua valendo, mas nada é gravado.`),
  semMapa: () => recusa(503, 'sem-mapa', 'Nenhum mapa deste ambiente pôde ser composto.'),
};

export const motivos = {
  base: 'construção da instalação',
  canarioEncerrado: 'canário encerrado',
  /** Clients of import-map-deployer have no field for a reason. */
  implantacaoAvulsa: (autor: string) => `por ${autor}, pela fachada compatível com import-map-deployer`,
};
