import { type ImagensDaPagina, LinhaCotada, type OpcoesDaPagina } from '@balcao/contracts';
import { CONTRASTE_DE_FORMA, CONTRASTE_DE_TEXTO, nomesDasLinhas } from '@balcao/domain';
import { Card, Grid, Stack, Text, TextArea, TextField } from '@balcao/ui';
import { CheckboxGroup, Select } from '@balcao/ui/forms';
import { Cor } from './cor.component.tsx';
import { Equipe } from './equipe.component.tsx';
import { Horarios } from '../../horarios.component.tsx';
import { Imagem } from './imagem.component.tsx';
import { copy } from './pagina-publica.copy.ts';
import type { useEdicao } from './pagina-publica.resource.ts';

export interface CamposProps {
  form: ReturnType<typeof useEdicao>;
  opcoes: OpcoesDaPagina;
  imagens: ImagensDaPagina;
  onImagem: (sha256: string, imagem: ImagensDaPagina[string]) => void;
}

const linhas = LinhaCotada.options.map((value) => ({ value, label: nomesDasLinhas[value] }));
const { rotulos, ajuda } = copy;

/** Everything the page says, part by part. */
export function Campos({ form: { bind, digitado, erros, change }, opcoes, imagens, onImagem }: CamposProps) {
  const corretoras = opcoes.corretoras.map(({ id, nome }) => ({ value: id, label: nome }));
  const usuarios = opcoes.usuarios.map(({ id, nome, recebe }) => ({
    value: id,
    label: nome,
    ...(!recebe && { description: copy.semAcesso }),
  }));
  const texto = (campo: 'conteudo.telefone' | 'conteudo.whatsapp' | 'conteudo.email' | 'conteudo.endereco') => ({
    ...bind(campo),
    label: rotulos[campo],
  });
  return (
    <Stack gap={4}>
      <Card titulo={copy.endereco}>
        <Stack gap={4}>
          <TextField {...bind('slug')} label={rotulos.slug} prefix="/p/" isRequired maxLength={50} description={ajuda.slug} />
          <Select
            name="corretoraId"
            label={rotulos.corretoraId}
            options={corretoras}
            error={erros['corretoraId']}
            description={ajuda.corretora}
            value={digitado.corretoraId}
            onChange={(corretoraId) => corretoraId && change({ corretoraId })}
          />
        </Stack>
      </Card>
      <Card titulo={copy.marca}>
        <Stack gap={4}>
          <Grid minWidth={220}>
            <Cor {...bind('conteudo.cor')} label={rotulos['conteudo.cor']} minimo={CONTRASTE_DE_TEXTO} />
            <Cor {...bind('conteudo.destaque')} label={rotulos['conteudo.destaque']} minimo={CONTRASTE_DE_FORMA} />
          </Grid>
          <Imagem {...bind('conteudo.logo')} uso="LOGO" label={rotulos['conteudo.logo']} {...{ imagens, onImagem }} />
          <Imagem {...bind('conteudo.foto')} uso="FOTO" label={rotulos['conteudo.foto']} {...{ imagens, onImagem }} />
        </Stack>
      </Card>
      <Card titulo={copy.textos}>
        <Stack gap={4}>
          <TextField {...bind('conteudo.titulo')} label={rotulos['conteudo.titulo']} isRequired maxLength={80} />
          <TextArea {...bind('conteudo.chamada')} label={rotulos['conteudo.chamada']} maxLength={300} />
          <TextArea
            {...bind('conteudo.descricao')}
            label={rotulos['conteudo.descricao']}
            rows={2}
            maxLength={160}
            description={ajuda.descricao}
          />
        </Stack>
      </Card>
      <Card titulo={copy.seguros}>
        <CheckboxGroup
          name="conteudo.linhas"
          label={rotulos['conteudo.linhas']}
          isInline
          options={linhas}
          error={erros['conteudo.linhas']}
          value={digitado['conteudo.linhas']}
          // in the order of the product, whatever the order they were chosen in
          onChange={(chosen) => change({ 'conteudo.linhas': LinhaCotada.options.filter((linha) => chosen.includes(linha)) })}
        />
      </Card>
      <Card titulo={copy.contatos}>
        <Grid minWidth={220}>
          <TextField {...texto('conteudo.telefone')} type="tel" maxLength={20} description={ajuda.telefone} />
          <TextField {...texto('conteudo.whatsapp')} type="tel" maxLength={20} description={ajuda.telefone} />
          <TextField {...texto('conteudo.email')} type="email" maxLength={254} />
          <TextField {...texto('conteudo.endereco')} maxLength={160} />
        </Grid>
      </Card>
      <Card titulo={copy.horarios}>
        <Horarios
          name="conteudo.horarios"
          horarios={digitado['conteudo.horarios']}
          erros={erros}
          onChange={(horarios, campo) => change({ 'conteudo.horarios': horarios }, campo)}
        />
      </Card>
      <Card titulo={copy.equipe}>
        <Stack gap={3}>
          <Text isSoft>{copy.equipeTexto}</Text>
          <Equipe
            equipe={digitado['conteudo.equipe']}
            erros={erros}
            {...{ imagens, onImagem }}
            onChange={(equipe, campo) => change({ 'conteudo.equipe': equipe }, campo)}
          />
        </Stack>
      </Card>
      <Card titulo={copy.consentimento}>
        <TextArea
          {...bind('conteudo.consentimento')}
          label={rotulos['conteudo.consentimento']}
          rows={6}
          maxLength={1_500}
          description={ajuda.consentimento}
        />
      </Card>
      <Card titulo={copy.rodizio}>
        <Stack gap={3}>
          <Text isSoft>{copy.rodizioTexto}</Text>
          <CheckboxGroup
            name="usuarioIds"
            label={rotulos.usuarioIds}
            options={usuarios}
            error={erros['usuarioIds']}
            value={digitado.usuarioIds}
            onChange={(usuarioIds) => change({ usuarioIds })}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
