import { Card, Grid, IconeBusca, PasswordField, TextArea, TextField } from '@balcao/ui';
import { MaskedField, MoneyField, NumberField, PercentField } from '@balcao/ui/forms';
import { useCallback, useState } from 'react';

const START = {
  nome: 'Segurado de Demonstração',
  vazio: '',
  email: 'corretor@',
  busca: '',
  senha: 'segredo',
  observacoes: '',
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  documento: '',
  cep: '01310100',
  celular: '11987654321',
  placa: 'ABC1D23',
  placaAntiga: 'ABC1234',
  fipe: '001004-9',
  chassi: '9BWZZZ377VT004251',
  limite: 10000000 as number | null,
  comissao: 1500 as number | null,
  km: 1200 as number | null,
};

type Campos = typeof START;

export function TypedFieldsSection() {
  const [campos, setCampos] = useState<Campos>(START);
  const set = useCallback((value: unknown, name: string) => setCampos((before) => ({ ...before, [name]: value })), []);
  return (
    <Card>
      <Grid minWidth={220}>
        <TextField name="nome" label="Nome completo" isRequired value={campos.nome} onChange={set} />
        <TextField
          name="vazio"
          label="Nome social"
          placeholder="Como prefere ser chamado"
          description="Opcional."
          value={campos.vazio}
          onChange={set}
        />
        <TextField name="email" label="E-mail" type="email" value={campos.email} error="Informe um e-mail válido." onChange={set} />
        <TextField name="travado" label="Bloqueado" value="Não se edita" isDisabled onChange={set} />
        <TextField
          name="busca"
          label="Busca"
          placeholder="Nome, placa ou CPF"
          prefix={<IconeBusca size={16} aria-hidden />}
          value={campos.busca}
          onChange={set}
        />
        <PasswordField name="senha" label="Senha" value={campos.senha} onChange={set} />
        <MaskedField mask="cpf" name="cpf" label="CPF" value={campos.cpf} onChange={set} />
        <MaskedField mask="cnpj" name="cnpj" label="CNPJ alfanumérico" value={campos.cnpj} onChange={set} />
        <MaskedField
          mask="cpfCnpj"
          name="documento"
          label="CPF ou CNPJ"
          isRequired
          error="Informe o documento."
          value={campos.documento}
          onChange={set}
        />
        <MaskedField mask="cep" name="cep" label="CEP" value={campos.cep} onChange={set} />
        <MaskedField mask="celular" name="celular" label="Celular" value={campos.celular} onChange={set} />
        <MaskedField mask="placa" name="placa" label="Placa (Mercosul)" value={campos.placa} onChange={set} />
        <MaskedField mask="placa" name="placaAntiga" label="Placa (antiga)" value={campos.placaAntiga} onChange={set} />
        <MaskedField mask="fipe" name="fipe" label="Código FIPE" value={campos.fipe} onChange={set} />
        <MaskedField mask="chassi" name="chassi" label="Chassi" value={campos.chassi} onChange={set} />
        <MoneyField name="limite" label="Limite" value={campos.limite} onChange={set} />
        <PercentField name="comissao" label="Comissão" value={campos.comissao} onChange={set} />
        <NumberField name="km" label="Km por semana" suffix="km" max={5000} value={campos.km} onChange={set} />
        <TextArea
          name="observacoes"
          label="Observações"
          placeholder="Algo que a seguradora deva saber"
          value={campos.observacoes}
          onChange={set}
        />
      </Grid>
    </Card>
  );
}
