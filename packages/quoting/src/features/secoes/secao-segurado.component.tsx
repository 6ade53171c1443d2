import type { EmpresaCnpj, PessoaConhecida } from '@balcao/contracts';
import { useFormContext } from 'react-hook-form';
import { opcoesBlocos, rotulosDaPessoa, rotulosInicio, UFS } from '@balcao/domain';
import { Select } from '@balcao/ui/forms';
import { useCampo, useValor } from '../../digitacao/use-campo.ts';
import { findEmpresa, findPessoa, isPesquisavel, useConsulta } from './apoio.resource.ts';
import { CampoData, CampoEscolha, CampoMascara, CampoSimNao, CampoTexto } from './campos.component.tsx';
import { AvisoConsulta, Grupo, Grupos, Linha } from './grupo.component.tsx';
import { copy } from './secoes.copy.ts';
import { preenchimentoDaEmpresa, preenchimentoDaPessoa } from './secoes.model.ts';
import { useCep } from './use-cep.ts';
import { useFill } from './use-fill.ts';

const estados = UFS.map((uf) => ({ value: uf, label: uf }));

/** Block A: who is insured. A known document fills what is still empty; a postcode brings the address. */
export function SecaoSegurado() {
  const { answer, fillVazios } = useFill();
  const { getValues } = useFormContext();
  const isPj = useValor('risco.segurado.pessoa') === 'PJ';
  const rotulos = rotulosDaPessoa[isPj ? 'PJ' : 'PF'];
  const cep = useCep('segurado');
  const pessoa = useConsulta({
    find: findPessoa,
    isWhole: isPesquisavel.documento,
    onFound: (conhecida: PessoaConhecida, antes) => {
      fillVazios(preenchimentoDaPessoa(conhecida), antes);
      if (conhecida.cep && conhecida.cep === getValues('risco.segurado.cep')) cep.lookUp(conhecida.cep);
    },
  });
  const empresa = useConsulta({
    find: findEmpresa,
    isWhole: isPesquisavel.cnpj,
    onFound: (achada: EmpresaCnpj, antes) => fillVazios(preenchimentoDaEmpresa(achada), antes),
  });
  const onDocumento = (documento: string) => {
    pessoa.lookUp(documento);
    empresa.lookUp(isPj ? documento : '');
  };
  return (
    <Grupos>
      <Grupo titulo={copy.identificacao}>
        <CampoEscolha
          nome="risco.segurado.pessoa"
          opcoes={opcoesBlocos.pessoa}
          look="segmented"
          isRequired
          onCommit={(tipo) => answer('risco.segurado.pessoa', tipo)}
        />
        <CampoMascara
          nome="risco.segurado.documento"
          label={rotulos['risco.segurado.documento']}
          mask={isPj ? 'cnpj' : 'cpf'}
          isRequired
          onCommit={onDocumento}
        />
        <CampoTexto nome="risco.segurado.nome" label={rotulos['risco.segurado.nome']} isRequired maxLength={120} />
        {!isPj && <DadosPessoais />}
        <AvisoConsulta situacao={pessoa.situacao} textos={copy.pessoa} />
        <AvisoConsulta situacao={empresa.situacao} textos={copy.empresa} />
      </Grupo>
      <Grupo titulo={copy.contato}>
        <CampoTexto nome="risco.segurado.email" type="email" inputMode="email" maxLength={120} />
        <CampoMascara nome="risco.segurado.celular" mask="celular" />
      </Grupo>
      <Grupo titulo={copy.endereco}>
        <CampoMascara nome="risco.segurado.cep" mask="cep" isRequired onCommit={cep.lookUp} />
        <CampoTexto nome="risco.segurado.logradouro" maxLength={120} />
        <CampoTexto nome="risco.segurado.numero" maxLength={20} />
        <CampoTexto nome="risco.segurado.complemento" maxLength={120} />
        <CampoTexto nome="risco.segurado.bairro" maxLength={120} />
        <CampoTexto nome="risco.segurado.cidade" maxLength={120} />
        <CampoUf />
        <AvisoConsulta situacao={cep.situacao} textos={copy.cep} />
        <Linha>
          <CampoSimNao nome="risco.segurado.avisoPrivacidade" isRequired />
        </Linha>
      </Grupo>
    </Grupos>
  );
}

const DadosPessoais = () => (
  <>
    <CampoTexto nome="risco.segurado.nomeSocial" maxLength={120} />
    <CampoData nome="risco.segurado.nascimento" isRequired />
    <CampoEscolha nome="risco.segurado.sexo" opcoes={opcoesBlocos.sexo} isRequired />
    <CampoEscolha nome="risco.segurado.estadoCivil" opcoes={opcoesBlocos.estadoCivil} />
    <CampoTexto nome="risco.segurado.profissao" maxLength={120} />
  </>
);

const CampoUf = () => (
  <Select label={rotulosInicio['risco.segurado.uf']} options={estados} {...useCampo<string | null>('risco.segurado.uf', null)} />
);
