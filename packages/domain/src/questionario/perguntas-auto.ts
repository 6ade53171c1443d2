import { type PerguntasDaLinha, secaoVoce } from './definicao-questionario.ts';

const outroMotorista = { quando: { nome: 'condutor.igualSegurado', valor: false } } as const;

/** What a client can say of a car. */
export const perguntasAuto: PerguntasDaLinha = {
  linha: 'AUTO',
  titulo: 'Questionário do seguro de automóvel',
  bem: 'do seu veículo',
  documentos: 'Uma foto da CNH de quem dirige e do documento do carro (CRLV) já responde boa parte das perguntas.',
  secoes: [
    secaoVoce,
    {
      titulo: 'O veículo',
      perguntas: [
        ['veiculo.zeroKm', 'É zero quilômetro?'],
        ['veiculo.placa', 'Placa', { maximo: 8 }],
        ['veiculo.marca', 'Marca'],
        ['veiculo.modelo', 'Modelo e versão'],
        ['veiculo.anoModelo', 'Ano do modelo', { tipo: 'numero' }],
        ['veiculo.combustivel', 'Combustível'],
        ['veiculo.kitGas', 'Tem kit gás?'],
        ['veiculo.blindado', 'É blindado?'],
        ['veiculo.alienado', 'É financiado?'],
      ],
    },
    {
      titulo: 'O uso',
      perguntas: [
        ['uso.uso', 'Uso principal'],
        ['uso.kmSemana', 'Quilômetros por semana', { tipo: 'numero' }],
        ['uso.trabalho', 'Vai com ele ao trabalho?'],
        ['uso.estudo', 'Vai com ele à escola ou faculdade?'],
      ],
    },
    {
      titulo: 'Onde ele passa a noite',
      perguntas: [
        ['pernoite.cepPernoite', 'CEP de onde passa a noite', { maximo: 9 }],
        ['pernoite.moradia', 'Tipo de moradia'],
        ['pernoite.garagem', 'Garagem'],
      ],
    },
    {
      titulo: 'Quem dirige',
      perguntas: [
        ['condutor.igualSegurado', 'Você é o motorista principal?'],
        ['condutor.nome', 'Nome do motorista principal', outroMotorista],
        ['condutor.nascimento', 'Nascimento do motorista principal', outroMotorista],
        ['condutor.relacao', 'Relação com você', outroMotorista],
        ['condutor.jovens', 'Alguém de 18 a 25 anos na casa dirige o veículo?'],
      ],
    },
  ],
};
